import { createApp } from 'vue';
import PrimeVue, { defaultOptions } from 'primevue/config';
import Button from 'primevue/button';
import TabView from 'primevue/tabview';
import TabPanel from 'primevue/tabpanel';
import Dialog from 'primevue/dialog';
import RadioButton from 'primevue/radiobutton';
import Checkbox from 'primevue/checkbox';
import InputSwitch from 'primevue/inputswitch';
import InputText from 'primevue/inputtext';
import Textarea from 'primevue/textarea';
import Tag from 'primevue/tag';
import Message from 'primevue/message';
import Menu from 'primevue/menu';
import Accordion from 'primevue/accordion';
import AccordionTab from 'primevue/accordiontab';
import 'primevue/resources/themes/lara-light-green/theme.css';
import './konto.css';

const post = (u, b) => fetch('/api/' + u, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(b || {}) });

const App = {
  components: { Button, TabView, TabPanel, Dialog, RadioButton, Checkbox, InputSwitch, InputText, Textarea, Tag, Message, Menu, Accordion, AccordionTab },
  data() {
    return {
      k: null, tab: 0, ciastka: !localStorage.getItem('sl_rodo'), zarz: false, rez: false, krok: 1, powod: null, opis: '', zgoda: false, zajete: false, usun: false, kod: '', kodBlad: '', zmiana: false, nowy: 'klub',
      powody: [['cena', 'Abonament jest za drogi'], ['czas', 'Nie mam teraz czasu na słuchanie'], ['tytuly', 'Brakuje tytułów, których szukam'], ['apka', 'Problemy z działaniem aplikacji'], ['konkurencja', 'Korzystam z innego serwisu'], ['inne', 'Inny powód']],
      konto: [{ label: 'Moja półka', command: () => { this.tab = 0; } }, { label: 'Ustawienia konta', command: () => { this.tab = 2; } }, { label: 'Pomoc', command: () => { this.tab = 3; } }, { separator: true }, { label: 'Wyloguj się' }],
    };
  },
  computed: {
    nazwa() { return { bez_limitu: 'Bez limitu', klub: 'Klub (1 tytuł)', rodzinny: 'Rodzinny' }[this.k.plan]; },
    cena() { return this.k.rabat || { bez_limitu: '39,99 zł / 30 dni', klub: '24,99 zł / 30 dni', rodzinny: '59,99 zł / 30 dni' }[this.k.plan]; },
    tytul() { return ['', 'Szkoda, że odchodzisz', this.powod === 'czas' ? 'A może przerwa?' : 'Mamy dla Ciebie propozycję', 'Potwierdzenie rezygnacji', 'Gotowe'][this.krok]; },
  },
  async created() { await this.wczytaj(); },
  methods: {
    async wczytaj() { this.k = await (await fetch('/api/konto')).json(); },
    zgodaRodo() { localStorage.setItem('sl_rodo', '1'); this.ciastka = false; },
    menu(e) { this.$refs.m.toggle(e); },
    otworz() { this.zarz = false; this.krok = 1; this.powod = null; this.opis = ''; this.zgoda = false; this.rez = true; },
    async dalej() { await post('abonament/rezygnacja/ankieta', { powod: this.powod, opis: this.opis }); this.krok = 2; },
    async wykonaj(u, b) { await post(u, b); await this.wczytaj(); this.rez = false; this.zarz = false; this.zmiana = false; },
    async potwierdz() { this.zajete = true; await post('abonament/rezygnacja', { powod: this.powod, potwierdzam: this.zgoda }); await this.wczytaj(); this.zajete = false; this.krok = 4; },
    async sprawdzKod() { const r = await post('kod', { kod: this.kod }); this.kodBlad = r.ok ? '' : 'Nieprawidłowy kod'; },
    async zg(klucz, v) { await post('zgody', { klucz, wartosc: v }); await this.wczytaj(); },
    async usunKonto() { await post('konto/usun'); this.usun = false; await this.wczytaj(); },
  },
  template: `
  <div v-if="k">
    <header class="gora"><span class="logo">słuchalnia</span><a href="#" @click.prevent>Audiobooki</a><a href="#" @click.prevent>E-booki</a><a href="#" @click.prevent>Podcasty</a><a href="#" @click.prevent>Dla dzieci</a><span class="w"></span>
      <InputText placeholder="Szukaj tytułu lub autora" /><Button text :label="k.imie" aria-haspopup="true" @click="menu" /><Menu ref="m" :model="konto" popup /></header>
    <main class="tresc"><h1>Moje konto</h1><p v-if="k.usuniete">Przyjęliśmy zgłoszenie usunięcia konta.</p><p v-else>Abonament {{ nazwa }}: <b v-if="k.przerwa">wstrzymany do {{ k.przerwa }}</b><b v-else-if="k.odnawianie">aktywny, odnowienie {{ k.do }}</b><b v-else>zrezygnowano, dostęp do {{ k.do }}</b></p>
      <TabView v-model:activeIndex="tab">
        <TabPanel header="Półka"><p>Ostatnio słuchane</p><div class="polka"><div>Cień nad Odrą<br>8 h 12 min</div><div>Lista płac<br>11 h 40 min</div><div>Sad wiśniowy<br>3 h 05 min</div><div>Kroniki Bałtyku<br>14 h 22 min</div></div><p class="maly">4 tytuły na półce · 2 pobrane na urządzenie</p></TabPanel>
        <TabPanel header="Abonament">
          <div class="karta"><div class="rzad"><h2>{{ nazwa }}</h2>
              <Tag v-if="k.przerwa" severity="warning" value="Wstrzymany" /><Tag v-else-if="k.odnawianie" severity="success" value="Aktywny" /><Tag v-else severity="info" value="Zrezygnowano" /></div>
            <p v-if="k.przerwa">Abonament wstrzymany do {{ k.przerwa }}. Tego dnia zostanie pobrana kolejna opłata.</p>
            <p v-else-if="k.odnawianie">Abonament odnowi się automatycznie {{ k.do }}. Opłata: {{ cena }}.</p>
            <p v-else>Zrezygnowano z abonamentu. Dostęp masz do {{ k.do }}, po tym dniu abonament wygaśnie i nie pobierzemy kolejnej opłaty.</p>
            <p class="maly">Bieżący okres rozpoczął się {{ k.od }}.</p>
            <div class="rzad"><Button v-if="k.odnawianie" label="Zarządzaj abonamentem" outlined @click="zarz = true" /><Button v-else label="Wznów abonament" @click="wykonaj('abonament/wznow')" /></div></div>
          <div class="karta"><h3>Płatność</h3><p v-if="k.karta">Karta Mastercard •••• 5502, ważna do 03/29 <Button text size="small" severity="secondary" label="Usuń kartę" @click="wykonaj('karta/usun')" /></p><p v-else>Brak zapisanej karty.</p></div>
          <div class="karta"><h3>Masz kod podarunkowy?</h3><div class="rzad"><InputText v-model="kod" placeholder="Wpisz kod" /><Button label="Aktywuj" @click="sprawdzKod" /><span class="maly">{{ kodBlad }}</span></div></div>
          <div class="karta" style="background:#eaf6f1"><h3>Słuchajcie razem</h3><p>Plan Rodzinny: do 4 osób, osobne półki, 59,99 zł / 30 dni.</p><Button size="small" label="Przejdź na Rodzinny" @click="wykonaj('abonament/plan', {plan:'rodzinny'})" /></div>
        </TabPanel>
        <TabPanel header="Ustawienia"><div class="karta"><h3>Dane</h3><p>{{ k.email }}</p><div class="opcja"><InputSwitch :modelValue="k.zgody.mail" aria-label="Newsletter" @update:modelValue="v => zg('mail', v)" /> Newsletter z nowościami</div><div class="opcja"><InputSwitch :modelValue="k.zgody.push" aria-label="Powiadomienia" @update:modelValue="v => zg('push', v)" /> Powiadomienia w aplikacji</div></div>
          <div class="karta"><h3>Usunięcie konta</h3><p class="maly">Usunięcie konta jest nieodwracalne. Stracisz półkę, zakładki i zakupione tytuły.</p><Button severity="danger" text label="Usuń konto" @click="usun = true" /></div></TabPanel>
        <TabPanel header="Pomoc"><Accordion><AccordionTab header="Jak pobrać książkę offline?">W aplikacji dotknij chmurki obok tytułu.</AccordionTab><AccordionTab header="Jak zrezygnować z abonamentu?">Wejdź w Moje konto, zakładka Abonament, wybierz Zarządzaj abonamentem i kliknij Rezygnacja. Możesz to zrobić w każdej chwili, bez opłat.</AccordionTab><AccordionTab header="Na ilu urządzeniach mogę słuchać?">Na trzech jednocześnie zalogowanych.</AccordionTab></Accordion></TabPanel>
      </TabView></main>
    <footer class="stopka"><div><b>Słuchalnia</b><a href="#" @click.prevent>O nas</a><a href="#" @click.prevent>Praca</a></div><div><b>Oferta</b><a href="#" @click.prevent>Cennik</a><a href="#" @click.prevent>Karty podarunkowe</a></div><div><b>Dokumenty</b><a href="#" @click.prevent>Regulamin</a><a href="#" @click.prevent>Polityka prywatności</a></div><div>Słuchalnia sp. z o.o., ul. Garncarska 14, Kraków. Ceny zawierają VAT.</div></footer>
    <div class="ciastka" v-if="ciastka"><span>Używamy plików cookie, aby serwis działał i by polecać Ci książki.</span><Button size="small" text label="Tylko niezbędne" @click="zgodaRodo" /><Button size="small" label="Akceptuję" @click="zgodaRodo" /></div>

    <Dialog v-model:visible="zarz" modal header="Zarządzaj abonamentem" :style="{width:'32rem'}">
      <p>Twój plan: <b>{{ nazwa }}</b>, {{ cena }}</p>
      <div class="opcja"><Button label="Zmień plan" outlined @click="zarz = false; zmiana = true" /><span class="maly">Klub, Bez limitu lub Rodzinny</span></div>
      <div class="opcja"><Button label="Wstrzymaj na 30 dni" outlined @click="wykonaj('abonament/przerwa')" /><span class="maly">Wróci {{ k.przerwa_do }}</span></div>
      <div class="opcja"><Button label="Rezygnacja" link severity="secondary" @click="otworz" /></div>
      <template #footer><Button label="Zamknij" text @click="zarz = false" /></template>
    </Dialog>
    <Dialog v-model:visible="zmiana" modal header="Zmień plan" :style="{width:'30rem'}">
      <div class="opcja"><RadioButton v-model="nowy" inputId="pl1" name="plan" value="klub" /><label for="pl1">Klub, 1 tytuł, 24,99 zł / 30 dni</label></div>
      <div class="opcja"><RadioButton v-model="nowy" inputId="pl2" name="plan" value="rodzinny" /><label for="pl2">Rodzinny, 59,99 zł / 30 dni</label></div>
      <template #footer><Button label="Anuluj" text @click="zmiana = false" /><Button label="Zmień plan" @click="wykonaj('abonament/plan', {plan: nowy})" /></template>
    </Dialog>
    <Dialog v-model:visible="rez" modal :header="tytul" :style="{width:'36rem'}" :closeOnEscape="true">
      <div v-if="krok === 1"><p>Powiedz nam, co możemy poprawić. Dlaczego rezygnujesz?</p>
        <div class="opcja" v-for="p in powody" :key="p[0]"><RadioButton v-model="powod" :inputId="'p_' + p[0]" name="powod" :value="p[0]" /><label :for="'p_' + p[0]">{{ p[1] }}</label></div>
        <Textarea v-if="powod === 'inne'" v-model="opis" rows="3" style="width:100%" placeholder="Napisz kilka słów (opcjonalnie)" /></div>
      <div v-if="krok === 2"><template v-if="powod === 'czas'"><p>Wstrzymaj abonament na 30 dni. Nic nie płacisz, a półka czeka na Ciebie.</p></template>
        <template v-else><p><b>Trzy kolejne miesiące za 19,99 zł</b> zamiast 39,99 zł. Pełen katalog, bez zmian.</p><p class="maly">Po trzech miesiącach abonament odnawia się w cenie 39,99 zł / 30 dni.</p></template></div>
      <div v-if="krok === 3"><p>Rezygnujesz z abonamentu <b>{{ nazwa }}</b>.</p><ul><li>Do {{ k.do }} słuchasz bez zmian.</li><li>Kolejna opłata nie zostanie pobrana. Rezygnacja nic nie kosztuje.</li><li>Tytuły kupione oddzielnie, półka i zakładki zostają na koncie.</li></ul>
        <div class="opcja"><Checkbox v-model="zgoda" inputId="zg" binary /><label for="zg">Rozumiem, że po {{ k.do }} nie będę mieć dostępu do katalogu abonamentowego</label></div></div>
      <div v-if="krok === 4"><Message severity="success" :closable="false">Rezygnacja przyjęta</Message><p>Potwierdzenie wysłaliśmy na adres {{ k.email }}. Możesz słuchać do {{ k.do }}.</p></div>
      <template #footer>
        <template v-if="krok === 1"><Button label="Anuluj" text @click="rez = false" /><Button label="Dalej" :disabled="!powod" @click="dalej" /></template>
        <template v-if="krok === 2"><Button label="Mimo to rezygnuję" text severity="secondary" @click="krok = 3" /><Button v-if="powod === 'czas'" label="Wstrzymaj abonament" @click="wykonaj('abonament/przerwa')" /><Button v-else label="Biorę rabat" @click="wykonaj('abonament/rabat')" /></template>
        <template v-if="krok === 3"><Button label="Anuluj" outlined @click="rez = false" /><Button label="Potwierdzam rezygnację" severity="danger" :disabled="!zgoda" :loading="zajete" @click="potwierdz" /></template>
        <template v-if="krok === 4"><Button label="Zamknij" @click="rez = false" /></template>
      </template>
    </Dialog>
    <Dialog v-model:visible="usun" modal header="Usunąć konto?"><p>Tej operacji nie można cofnąć.</p><template #footer><Button label="Nie, wracam" @click="usun = false" /><Button label="Usuń konto" severity="danger" text @click="usunKonto" /></template></Dialog>
  </div>`,
};
createApp(App).use(PrimeVue, { locale: { ...defaultOptions.locale, aria: { ...defaultOptions.locale.aria, close: 'Zamknij' } } }).mount('#app');
