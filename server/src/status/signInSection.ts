import type { DevelopmentWallet } from '../config/developmentWallet.ts'
import { Html, html } from './html.ts'
import { SIGN_IN_SCRIPT } from './signInScript.ts'

/** The part of the page by which a development wallet signs in to the marketplace. */
export const signInSection = (
  wallet: DevelopmentWallet,
): Html => html`<section id="sign-in" data-wallet="${JSON.stringify(wallet)}">
<h2>Marketplace</h2>
<div class="card">
<p class="quiet">The embedded network has a development wallet. Its sign-in makes a user, who can follow, like and bid.</p>
<dl class="facts" hidden></dl>
<ul class="news" hidden></ul>
<p><button type="button" hidden>Sign in</button> <button type="button" hidden>Sign out</button></p>
<p class="trouble failing" role="alert"></p>
</div>
</section>
<script>${new Html(SIGN_IN_SCRIPT)}</script>`
