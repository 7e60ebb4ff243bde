import type { DevelopmentWallet } from '../config/developmentWallet.ts'
import { Html, html } from './html.ts'
import { SIGN_IN_SCRIPT } from './signInScript.ts'

/**
 * Builds the page section in which a development wallet signs in to the marketplace and its user acts.
 *
 * @param refresh - seconds between two page loads
 */
export const signInSection = (
  wallet: DevelopmentWallet,
  refresh: number,
): Html => html`<section id="sign-in" data-wallet="${JSON.stringify(wallet)}" data-refresh="${refresh}">
<h2>Marketplace</h2>
<div class="card">
<p class="quiet">Sign in with the development wallet of the embedded network to follow, like and bid.</p>
<p class="guest"><button type="button" name="signIn">Sign in</button></p>
<div class="user" hidden>
<dl class="facts"></dl>
<div class="subject">
<label for="subject">Item to like, or user or wallet to follow</label>
<input id="subject" list="subjects" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="SOLANA:…">
<datalist id="subjects"></datalist>
<p class="buttons"><button type="button" name="like">Like</button> <button type="button" name="follow">Follow</button></p>
</div>
<h3 id="news">Notifications</h3>
<ul class="news" aria-labelledby="news"></ul>
<p class="quiet none">No notifications yet.</p>
<p class="buttons"><button type="button" name="signOut">Sign out</button> <button type="button" name="ask" class="dangerous">Delete user…</button></p>
</div>
<p class="done" role="status"></p>
<p class="trouble failing" role="alert"></p>
</div>
<dialog aria-labelledby="deletion" aria-describedby="consequence">
<h3 id="deletion">Delete this user?</h3>
<p id="consequence">The wallet signs for it. Profile, likes and followings go for good; what is on chain stays.</p>
<p class="buttons"><button type="button" name="keep">Keep it</button> <button type="button" name="delete" class="dangerous">Delete for good</button></p>
</dialog>
</section>
<script>${new Html(SIGN_IN_SCRIPT)}</script>`
