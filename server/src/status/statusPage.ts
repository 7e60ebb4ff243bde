import { asSentence } from '@mintline/core'
import type { DevelopmentWallet } from '../config/developmentWallet.ts'
import { MARK } from '../http/mark.ts'
import { withoutUrls } from '../log/loggedError.ts'
import type { FollowedChain } from '../read-model/chains/followedChains.ts'
import type { Total } from '../read-model/totals.ts'
import { SIGN_IN_SCRIPT } from './signInScript.ts'
import { STYLE } from './style.ts'

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text that is already HTML. */
class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/**
 * Builds the page section in which a development wallet signs in to the marketplace and its user acts.
 *
 * @param refresh - seconds between two page loads
 */
const signInSection = (
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

const SECOND = ['second', 1] as const

/** Longer units, in seconds. */
const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

/** Facts from the database; undefined while it does not answer. */
export interface Knowledge {
  readonly chains: readonly FollowedChain[]
  readonly totals: Readonly<Record<string, Total>>
}

/** Page content. */
export interface Status {
  readonly version: string
  readonly now: Date
  readonly knowledge: Knowledge | undefined
  /** Undefined = nobody can sign in on the page. */
  readonly wallet?: DevelopmentWallet | undefined
}

/** Seconds between automatic page loads. */
const REFRESH = 10
/** Milliseconds without a read after which a chain counts as stopped: sources are read far more often. */
const STOPPED = 120_000
/** Reloads a page without a script; a script reloads it while nobody uses its controls. */
const RELOAD = html`<meta http-equiv="refresh" content="${REFRESH}">`
const ICON = `data:image/svg+xml,${encodeURIComponent(MARK)}`

/**
 * Builds the page that tells people how the server does. It loads nothing from elsewhere and has a script only for a
 * development wallet.
 */
export function statusPage({ version, now, knowledge, wallet }: Status): string {
  const { text } = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${wallet === undefined ? RELOAD : html`<noscript>${RELOAD}</noscript>`}
<title>Mintline server</title>
<link rel="icon" href="${ICON}">
<style>${new Html(STYLE)}</style>
</head>
<body>
<main>
<header>
<h1>Mintline server</h1>
<p class="quiet">Drops on chain, indexed and served by this machine.</p>
</header>
${knowledge === undefined ? DATABASE_AWAY : knowledgeOf(knowledge, now)}
${wallet === undefined ? [] : signInSection(wallet, REFRESH)}
<section>
<h2>Use it</h2>
<ul>
<li><a href="docs/indexer">Calls of the indexer</a></li>
<li><a href="docs/marketplace">Calls of the marketplace</a></li>
<li><a href="openapi/indexer.json">OpenAPI of the indexer</a></li>
<li><a href="openapi/marketplace.json">OpenAPI of the marketplace</a></li>
<li><a href="v0.1/items/all">Latest items</a></li>
</ul>
</section>
<footer class="quiet">Version ${version}. As of ${moment(now)}; loads again every ${REFRESH} seconds${wallet === undefined ? '' : ' while its controls are not in use'}.</footer>
</main>
</body>
</html>
`
  return text
}

const DATABASE_AWAY = html`<section>
<h2>Database</h2>
<div class="card"><p class="chain failing">Does not answer</p>
<p>Calls are answered with 503 until it is back; the server goes on by itself then.</p></div>
</section>`

function knowledgeOf({ chains, totals }: Knowledge, now: Date): Html {
  return html`<section>
<h2>Chains</h2>
${chains.length > 0 ? chains.map((chain) => chainCard(chain, now)) : NO_CHAIN}
</section>
<section>
<h2>Indexed</h2>
<dl>${Object.entries(totals).map(([name, total]) => totalCell(name, total))}</dl>
</section>`
}

const NO_CHAIN = html`<div class="card"><p>None has been followed yet.</p></div>`

function chainCard(chain: FollowedChain, now: Date): Html {
  const { blockchain, block, completeUntil } = chain
  const state = stateOf(chain, now)
  return html`<div class="card">
<p class="chain"><span>${blockchain}</span> <span class="${state}">${state}</span></p>
<p>${block ? html`Block ${formatted(block.number)}, ${age(completeUntil ?? block.at, now)} behind` : 'No block read yet'}</p>
${reasonOf(chain, now)}
</div>`
}

function stateOf({ failure, readAt }: FollowedChain, now: Date): string {
  if (failure) return 'failing'
  return now.getTime() - readAt.getTime() > STOPPED ? 'stopped' : 'following'
}

/** Explains why a chain fails or has stopped; empty while it is followed. */
function reasonOf(chain: FollowedChain, now: Date): Html {
  const { failure, readAt } = chain
  if (failure) {
    const { since, reason } = failure
    return html`<p class="quiet">Failing since ${moment(since)} (${age(since, now)}), and tried again. ${asSentence(withoutUrls(reason))}</p>`
  }
  return stateOf(chain, now) === 'stopped'
    ? html`<p class="quiet">No process has read it since ${moment(readAt)} (${age(readAt, now)}).</p>`
    : html``
}

function totalCell(name: string, { count, isExact }: Total): Html {
  const title = `${name[0]?.toUpperCase()}${name.slice(1)}`
  return html`<div><dt>${title}</dt><dd>${isExact ? '' : 'about '}${formatted(count)}</dd></div>`
}

const formatted = (number: number | bigint) => number.toLocaleString('en')

/**
 * Formats the time between two moments in its largest unit: `3 minutes`. If they are in reverse order, it is 0 seconds.
 */
function age(from: Date, to: Date): string {
  const seconds = Math.max(0, Math.floor((to.getTime() - from.getTime()) / 1_000))
  const [unit, length] = UNITS.find(([, least]) => seconds >= least) ?? SECOND
  return new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.floor(seconds / length),
  )
}

/** Formats a moment to the minute, for people anywhere: `2026-03-01 12:30 UTC`. */
function moment(at: Date): string {
  return `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`
}

/** Builds HTML from a template; escapes everything except `Html` and `Html` lists. */
function html(
  strings: TemplateStringsArray,
  ...values: readonly (string | number | Html | readonly Html[])[]
): Html {
  return new Html(String.raw({ raw: strings }, ...values.map(textOf)))
}

function textOf(value: string | number | Html | readonly Html[]): string {
  if (value instanceof Html) return value.text
  if (typeof value === 'object') return value.map(({ text }) => text).join('')
  return String(value).replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character)
}
