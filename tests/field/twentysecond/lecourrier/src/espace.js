import { reactive } from 'vue';
import { ElMessage } from 'element-plus';

export const espace = reactive({ data: null });

export const jour = (iso) => new Date(iso + 'T12:00:00').toLocaleDateString('fr-FR', { day: 'numeric', month: 'long', year: 'numeric' });
export const euros = (n) => n.toLocaleString('fr-FR', { style: 'currency', currency: 'EUR' });

export async function appel(chemin, corps) {
  const reponse = await fetch('/api' + chemin, corps === undefined ? {} : { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(corps) });
  const valeur = await reponse.json();
  if (!reponse.ok) {
    ElMessage.error(valeur.error?.message || 'Une erreur est survenue.');
    throw new Error(valeur.error?.code);
  }
  if (valeur.abonnement) espace.data = valeur;
  return valeur;
}
