import { Component, Injectable, inject } from '@angular/core';
import { HttpClient } from '@angular/common/http';
import { RouterLink, RouterLinkActive, RouterOutlet } from '@angular/router';
import { FormsModule } from '@angular/forms';
import { MatButtonModule } from '@angular/material/button';
import { MatCardModule } from '@angular/material/card';
import { MatDialog, MatDialogModule } from '@angular/material/dialog';
import { MatFormFieldModule } from '@angular/material/form-field';
import { MatIconModule } from '@angular/material/icon';
import { MatInputModule } from '@angular/material/input';
import { MatListModule } from '@angular/material/list';
import { MatMenuModule } from '@angular/material/menu';
import { MatProgressBarModule } from '@angular/material/progress-bar';
import { MatSelectModule } from '@angular/material/select';
import { MatSidenavModule } from '@angular/material/sidenav';
import { MatSlideToggleModule } from '@angular/material/slide-toggle';
import { MatSnackBar, MatSnackBarModule } from '@angular/material/snack-bar';
import { MatTableModule } from '@angular/material/table';
import { MatTabsModule } from '@angular/material/tabs';
import { MatToolbarModule } from '@angular/material/toolbar';
import { MatTooltipModule } from '@angular/material/tooltip';

const M = [FormsModule, RouterLink, RouterLinkActive, RouterOutlet, MatButtonModule, MatCardModule, MatDialogModule, MatFormFieldModule, MatIconModule, MatInputModule, MatListModule, MatMenuModule, MatProgressBarModule, MatSelectModule, MatSidenavModule, MatSlideToggleModule, MatSnackBarModule, MatTableModule, MatTabsModule, MatToolbarModule, MatTooltipModule];

@Injectable({ providedIn: 'root' })
export class Api {
  http = inject(HttpClient); bar = inject(MatSnackBar); w: any = null;
  constructor() { this.load(); }
  load() { this.http.get('/api/workspace').subscribe(w => this.w = w); }
  post(path: string, body: any = {}, said = '') { this.http.post<any>('/api/' + path, body).subscribe(a => { if (a.url) { location.href = a.url; return; } this.w = a; if (said) this.bar.open(said, 'Dismiss', { duration: 5000 }); }); }
}

@Component({ selector: 'tb-root', imports: M, template: `
<mat-toolbar class="top"><a class="brand" routerLink="/">▦ Tallyboard</a>
  <input class="search" placeholder="Search boards, people, files" aria-label="Search"><span class="fill"></span>
  <button mat-icon-button matTooltip="Notifications" aria-label="Notifications" [matMenuTriggerFor]="bell"><mat-icon>notifications</mat-icon></button>
  <button mat-icon-button matTooltip="Help" aria-label="Help" [matMenuTriggerFor]="help"><mat-icon>help_outline</mat-icon></button>
  <button mat-icon-button aria-label="Account menu" [matMenuTriggerFor]="me"><div class="avatar">DO</div></button>
  <mat-menu #bell="matMenu"><button mat-menu-item>Priya moved “Q1 landing page” to Review</button><button mat-menu-item>Tom mentioned you in Launch checklist</button></mat-menu>
  <mat-menu #help="matMenu"><button mat-menu-item>Help center</button><button mat-menu-item>Keyboard shortcuts</button><button mat-menu-item>What’s new</button><button mat-menu-item>Contact support</button></mat-menu>
  <mat-menu #me="matMenu"><div style="padding:10px 16px"><b>Dana Okafor</b><div class="muted">dana&#64;northpier.co · Owner</div></div>
    <button mat-menu-item routerLink="/profile"><mat-icon>person</mat-icon>My profile</button>
    <button mat-menu-item><mat-icon>extension</mat-icon>Apps</button>
    <button mat-menu-item routerLink="/admin"><mat-icon>admin_panel_settings</mat-icon>Administration</button>
    <button mat-menu-item><mat-icon>group_add</mat-icon>Invite members</button>
    <button mat-menu-item><mat-icon>logout</mat-icon>Log out</button></mat-menu>
</mat-toolbar>
<mat-sidenav-container><mat-sidenav mode="side" opened>
  <mat-nav-list><a mat-list-item routerLink="/"><mat-icon matListItemIcon>home</mat-icon>Home</a><a mat-list-item><mat-icon matListItemIcon>check_circle</mat-icon>My work</a><a mat-list-item><mat-icon matListItemIcon>inbox</mat-icon>Inbox</a>
    <h3 matSubheader>Boards</h3><a mat-list-item>Q1 landing page</a><a mat-list-item>Launch checklist</a><a mat-list-item>Hiring</a><a mat-list-item>Client: Rowan & Co</a></mat-nav-list>
  @if (api.w; as w) { <div class="sidefoot"><b>{{ w.name }}</b><br>{{ w.ends ? w.plan + ' plan until ' + w.ends : w.plan + ' plan' }} · {{ w.seats }} seats</div> }
</mat-sidenav><mat-sidenav-content><router-outlet></router-outlet>
<footer class="app"><a href="#">Status</a><a href="#">Privacy</a><a href="#">Terms</a><a href="#">Cookie settings</a>© 2026 Tallyboard, Inc.</footer></mat-sidenav-content></mat-sidenav-container>` })
export class Root { api = inject(Api); }

@Component({ imports: M, template: `<main><h1>Good afternoon, Dana</h1><p class="muted">You have 6 tasks due this week.</p>
<div class="grid">@for (b of boards; track b[0]) { <mat-card><mat-card-header><mat-card-title>{{ b[0] }}</mat-card-title><mat-card-subtitle>{{ b[1] }}</mat-card-subtitle></mat-card-header><mat-card-content><br><mat-progress-bar mode="determinate" [value]="b[2]"></mat-progress-bar></mat-card-content></mat-card> }</div>
<mat-card><mat-card-header><mat-card-title>Meet Tally AI</mat-card-title></mat-card-header><mat-card-content><p>Summaries, drafts and stand-ups written for you. 500 credits for $49.</p></mat-card-content><mat-card-actions><button mat-flat-button (click)="api.post('credits', {}, 'Added 500 credits. They will appear on your next invoice.')">Add credits</button><button mat-button>Learn more</button></mat-card-actions></mat-card></main>` })
export class Home { api = inject(Api); boards: any[] = [['Q1 landing page', '12 open · 3 overdue', 62], ['Launch checklist', '5 open', 84], ['Hiring', '9 open', 30]]; }

@Component({ imports: M, template: `<main><h1>My profile</h1><mat-card><mat-card-content>
<mat-form-field style="width:100%"><mat-label>Full name</mat-label><input matInput value="Dana Okafor"></mat-form-field><mat-form-field style="width:100%"><mat-label>Job title</mat-label><input matInput value="Operations lead"></mat-form-field>
<mat-slide-toggle checked>Email me a weekly summary</mat-slide-toggle><div class="danger"><b>Leave workspace</b><p>You will lose access to all boards in Northpier Studio.</p><button mat-stroked-button (click)="api.post('leave', {}, 'You left Northpier Studio')">Leave workspace</button></div></mat-card-content></mat-card></main>` })
export class Profile { api = inject(Api); }

@Component({ imports: M, template: `<main><h1>Administration</h1><nav mat-tab-nav-bar [tabPanel]="p" mat-stretch-tabs="false">
@for (t of tabs; track t[0]) { <a mat-tab-link [routerLink]="t[1]" routerLinkActive #r="routerLinkActive" [active]="r.isActive">{{ t[0] }}</a> }</nav>
<mat-tab-nav-panel #p><br><router-outlet></router-outlet></mat-tab-nav-panel></main>` })
export class Admin { tabs = [['General', 'general'], ['Members', 'members'], ['Security', 'security'], ['Billing', 'billing']]; }

@Component({ imports: M, template: `<mat-card><mat-card-content>@if (api.w; as w) { <mat-form-field style="width:100%"><mat-label>Workspace name</mat-label><input matInput [value]="w.name"></mat-form-field> }
<mat-form-field style="width:100%"><mat-label>Workspace URL</mat-label><input matInput value="northpier"><span matTextSuffix>.tallyboard.app</span></mat-form-field><button mat-flat-button disabled>Save changes</button>
<div class="danger"><b>Delete workspace</b><p>All boards, files and automations are removed for every member. This cannot be undone.</p>@if (!ask) { <button mat-stroked-button (click)="ask = true">Delete workspace…</button> } @else { <mat-form-field><mat-label>Type northpier to confirm</mat-label><input matInput [(ngModel)]="typed"></mat-form-field> <button mat-flat-button [disabled]="typed !== 'northpier'" (click)="api.post('delete-workspace', {}, 'Workspace scheduled for deletion')">Delete forever</button> }</div></mat-card-content></mat-card>` })
export class General { api = inject(Api); ask = false; typed = ''; }

@Component({ imports: M, template: `<mat-card><mat-card-header><mat-card-title>Members (14)</mat-card-title></mat-card-header><mat-card-content><table mat-table [dataSource]="rows" class="inv">
<ng-container matColumnDef="n"><th mat-header-cell *matHeaderCellDef>Name</th><td mat-cell *matCellDef="let r">{{ r[0] }}<div class="muted">{{ r[1] }}</div></td></ng-container>
<ng-container matColumnDef="r"><th mat-header-cell *matHeaderCellDef>Role</th><td mat-cell *matCellDef="let r">{{ r[2] }}</td></ng-container>
<ng-container matColumnDef="a"><th mat-header-cell *matHeaderCellDef></th><td mat-cell *matCellDef="let r"><button mat-icon-button [matMenuTriggerFor]="m" [attr.aria-label]="'Actions for ' + r[0]"><mat-icon>more_vert</mat-icon></button><mat-menu #m="matMenu"><button mat-menu-item>Change role</button><button mat-menu-item (click)="api.post('members/deactivate', { who: r[0] }, r[0] + ' was deactivated')">Deactivate</button></mat-menu></td></ng-container>
<tr mat-header-row *matHeaderRowDef="c"></tr><tr mat-row *matRowDef="let row; columns: c"></tr></table><p class="muted">Showing 4 of 14</p></mat-card-content></mat-card>` })
export class Members { api = inject(Api); c = ['n', 'r', 'a']; rows = [['Dana Okafor', 'dana@northpier.co', 'Owner'], ['Priya Nair', 'priya@northpier.co', 'Admin'], ['Tom Ellery', 'tom@northpier.co', 'Member'], ['Lucía Rey', 'lucia@northpier.co', 'Member']]; }

@Component({ imports: M, template: `<mat-card><mat-card-content><p><mat-slide-toggle checked>Require two-factor authentication</mat-slide-toggle></p><p><mat-slide-toggle>Allow guests to export boards</mat-slide-toggle></p><p><mat-slide-toggle disabled>SAML single sign-on</mat-slide-toggle> <span class="muted">Available on Enterprise</span></p></mat-card-content></mat-card>` })
export class Security {}

@Component({ imports: M, template: `@if (api.w; as w) {
<mat-card><mat-card-header><mat-card-title>{{ w.plan }} &nbsp;@if (w.ends) { <span class="chip end">Cancels on {{ w.ends }}</span> } @else { <span class="chip">Active</span> }</mat-card-title><mat-card-subtitle>{{ w.seats }} seats · {{ prices[w.plan] }} per seat / {{ w.per }}</mat-card-subtitle></mat-card-header>
<mat-card-content><p>@if (w.ends) { Your workspace keeps {{ w.plan }} features until {{ w.ends }}, then moves to Free. You won’t be billed again. } @else { Your next invoice for <b>{{ w.discount ? '$135.00' : sums[w.plan] }}</b> is due on <b>{{ w.next }}</b>. }</p>@if (!w.ends) { <p class="muted"><mat-icon style="font-size:16px;height:16px;width:16px">savings</mat-icon> Save $432 a year with annual billing. <a href="javascript:void 0" (click)="api.post('annual', {}, 'You are now billed annually')">Switch to annual</a></p> }</mat-card-content>
<mat-card-actions><button mat-flat-button (click)="plans()">Compare plans</button><button mat-stroked-button (click)="api.post('portal-session')">Manage in billing portal <mat-icon iconPositionEnd>open_in_new</mat-icon></button></mat-card-actions></mat-card>
<mat-card><mat-card-header><mat-card-title>Tally AI credits</mat-card-title></mat-card-header><mat-card-content><p>38 of 100 included credits left this month.</p></mat-card-content><mat-card-actions><button mat-button (click)="api.post('credits', {}, 'Added 500 credits. They will appear on your next invoice.')">Buy 500 credits · $49</button></mat-card-actions></mat-card>
<mat-card><mat-card-header><mat-card-title>Billing contacts</mat-card-title></mat-card-header><mat-card-content><p>accounts&#64;northpier.co, dana&#64;northpier.co</p><p class="muted">Payment details and invoices are handled by our partner Chargewell. You can update cards, download receipts and make changes to your subscription in the billing portal.</p></mat-card-content></mat-card> }` })
export class Billing { prices: any = { Team: '$7.00', Business: '$12.00', Enterprise: '$24.00' }; sums: any = { Team: '$105.00', Business: '$180.00', Enterprise: '$360.00' }; api = inject(Api); dialog = inject(MatDialog); plans() { this.dialog.open(Plans, { width: '760px' }); } }

@Component({ imports: M, template: `<h2 mat-dialog-title>Compare plans</h2><mat-dialog-content><div class="plans">
<div class="plan"><b>Team</b><p>$7 per seat</p><p class="muted">Unlimited boards, 5 automations</p><button mat-stroked-button (click)="go('Team')">Switch to Team</button></div>
<div class="plan"><b>Business</b><p>$12 per seat</p><p class="muted">Timelines, guests, workload</p><button mat-stroked-button disabled>Current plan</button></div>
<div class="plan"><b>Enterprise</b><p>$24 per seat</p><p class="muted">SAML, audit log, priority support</p><button mat-flat-button (click)="go('Enterprise')">Upgrade</button></div></div></mat-dialog-content>
<mat-dialog-actions align="end"><button mat-button mat-dialog-close>Close</button></mat-dialog-actions>` })
export class Plans { api = inject(Api); dialog = inject(MatDialog); go(p: string) { this.api.post('plan', { plan: p }, 'Your workspace is now on ' + p); this.dialog.closeAll(); } }
