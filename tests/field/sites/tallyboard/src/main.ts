import { bootstrapApplication } from '@angular/platform-browser';
import { provideRouter } from '@angular/router';
import { provideHttpClient } from '@angular/common/http';
import { Root, Home, Admin, General, Members, Security, Billing, Profile } from './app/pages';

bootstrapApplication(Root, { providers: [provideHttpClient(), provideRouter([
  { path: '', component: Home, pathMatch: 'full' },
  { path: 'profile', component: Profile },
  { path: 'admin', component: Admin, children: [
    { path: '', redirectTo: 'general', pathMatch: 'full' },
    { path: 'general', component: General }, { path: 'members', component: Members }, { path: 'security', component: Security }, { path: 'billing', component: Billing } ] },
  { path: '**', redirectTo: '' } ])] }).catch(e => console.error(e));
