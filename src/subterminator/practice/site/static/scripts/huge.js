// @ts-check
// Adds `data-nodes` elements below the page's content: rows of a history that nobody scrolls to.
{
  const { nodes } = document.currentScript.dataset;
  const rows = document.createDocumentFragment();
  for (let made = 0; made < Number(nodes); made += 2) {
    const row = document.createElement('div');
    row.append(Object.assign(document.createElement('span'), { textContent: made }));
    rows.append(row);
  }
  document.querySelector('main').append(rows);
}
