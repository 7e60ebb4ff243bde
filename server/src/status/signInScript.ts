/**
 * Status page script that signs the development wallet in, shows its user and acts for it. It only writes text, only
 * contacts this server, and keeps the token while its tab is open, as the page reloads itself.
 */
export const SIGN_IN_SCRIPT = `
'use strict'
const section = document.getElementById('sign-in')
const wallet = JSON.parse(section.dataset.wallet)
const part = (selector) => section.querySelector(selector)
const [guest, user, facts, news, none, done, trouble] =
  ['guest', 'user', 'facts', 'news', 'none', 'done', 'trouble'].map((name) => part('.' + name))
const [dialog, subject, subjects] = ['dialog', 'input', 'datalist'].map(part)
const button = (name) => part('button[name=' + name + ']')
const STORED = 'mintline.token'
const DOMAIN = 'mintline.domain'
const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const USER_ID = /^[\\da-f]{8}(-[\\da-f]{4}){3}-[\\da-f]{12}$/i
let current
let isBusy = false
let last = Promise.resolve()

async function call(method, path, body) {
  const token = sessionStorage.getItem(STORED)
  const headers = { ...(body && { 'Content-Type': 'application/json' }), ...(token && { Authorization: 'Bearer ' + token }) }
  const response = await fetch(path, { method, headers, body: body && JSON.stringify(body) })
  const text = await response.text()
  if (response.status === 401) forget()
  if (!response.ok) throw new Error(JSON.parse(text).message)
  return text ? JSON.parse(text) : undefined
}

const market = (method, path, body) => call(method, 'marketplace/' + path, body)

function forget() {
  for (const name of [STORED, DOMAIN]) sessionStorage.removeItem(name)
}

function base58(bytes) {
  let number = bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n)
  let text = ''
  for (; number > 0n; number /= 58n) text = ALPHABET[number % 58n] + text
  const zeros = bytes.findIndex((byte) => byte > 0)
  return '1'.repeat(zeros < 0 ? bytes.length : zeros) + text
}

async function sign(message) {
  const bytes = Uint8Array.from(atob(wallet.key), (character) => character.charCodeAt(0))
  const key = await crypto.subtle.importKey('pkcs8', bytes, 'Ed25519', false, ['sign'])
  const signature = await crypto.subtle.sign('Ed25519', key, new TextEncoder().encode(message))
  return base58([...new Uint8Array(signature)])
}

const filled = (text, values) => text.replaceAll(/\\{(\\w+)\\}/g, (_, name) => values[name])

async function signIn() {
  const { blockchain, address } = wallet
  const nonce = await market('POST', 'auth/v1/nonce', { blockchain, address })
  const message = filled(wallet.text, nonce)
  const session = await market('POST', 'auth/v1/login', { message, signature: await sign(message) })
  sessionStorage.setItem(STORED, session.accessToken)
  sessionStorage.setItem(DOMAIN, session.domain)
  await show()
  button('signOut').focus()
}

async function signOut() {
  await market('POST', 'auth/v1/logout')
  forget()
  await show()
  button('signIn').focus()
}

async function act(kind, path, words) {
  const id = subject.value.trim()
  if (id === '') {
    subject.focus()
    throw new Error('Enter an id first')
  }
  const { success, status } = (await market('POST', 'api/v4/' + path(id) + '/' + encodeURIComponent(id) + '/' + kind)) ?? {}
  if (success === false) throw new Error('Refused: ' + status)
  await show()
  return words + ' ' + id
}

const like = () => act('like', () => 'items', 'You like')
const follow = () => act('follow', (id) => (USER_ID.test(id) ? 'users' : 'wallets'), 'You follow')

async function deleteUser() {
  dialog.close()
  const date = new Date().toISOString()
  const message = filled(wallet.deletionText, { domain: sessionStorage.getItem(DOMAIN), user: current.id, date })
  const signer = wallet.blockchain + ':' + wallet.address
  await market('POST', 'api/v4/users/' + current.id + '/delete', { date, signature: await sign(message), signer })
  forget()
  await show()
  button('signIn').focus()
  return 'The user is deleted'
}

function pairs(list, entries) {
  list.replaceChildren(...entries.flatMap(([name, value]) => {
    const [term, description] = ['dt', 'dd'].map((tag) => document.createElement(tag))
    term.textContent = name
    description.textContent = value
    const pair = document.createElement('div')
    pair.append(term, description)
    return pair
  }))
}

function line({ date, data, read }) {
  const entry = document.createElement('li')
  const kind = data['@type'].replaceAll('_', ' ')
  const goods = data.itemId ?? data.buyToken ?? data.token ?? ''
  entry.textContent = (read ? '' : 'New: ') + (data.text ?? kind + ' ' + goods) + ', ' + date.slice(0, 16).replace('T', ' ') + ' UTC'
  return entry
}

function option({ id }) {
  const entry = document.createElement('option')
  entry.value = id
  return entry
}

async function show() {
  const isSignedIn = sessionStorage.getItem(STORED) !== null
  if (isSignedIn) {
    current = await market('GET', 'api/v4/users/current')
    pairs(facts, [
      ['User', current.username ?? current.id],
      ['Wallets', current.wallets.join(', ')],
      ['Followings', current.followings],
      ['Followers', current.followers],
    ])
    const latest = await market('POST', 'api/v4/notifications/' + current.id, { size: 5 })
    news.replaceChildren(...latest.map(line))
    news.hidden = latest.length === 0
    none.hidden = latest.length > 0
    if (subjects.options.length === 0) {
      const { items } = await call('GET', 'v0.1/items/all?size=5')
      subjects.replaceChildren(...items.map(option))
    }
  } else subject.value = ''
  guest.hidden = isSignedIn
  user.hidden = !isSignedIn
}

async function run(action) {
  try {
    const words = await action()
    trouble.textContent = ''
    if (action !== show) done.textContent = words ?? ''
  } catch (error) {
    trouble.textContent = error.message
    if (action !== show) done.textContent = ''
    if (sessionStorage.getItem(STORED) === null) await show()
  }
}

// One after the other, and none twice by a double press.
async function attempt(action) {
  if (isBusy) return
  isBusy = true
  section.setAttribute('aria-busy', 'true')
  await (last = last.then(() => run(action)))
  isBusy = false
  section.removeAttribute('aria-busy')
}

for (const [name, action] of Object.entries({ signIn, signOut, like, follow, delete: deleteUser })) {
  button(name).addEventListener('click', () => attempt(action))
}
button('ask').addEventListener('click', () => dialog.showModal())
button('keep').addEventListener('click', () => dialog.close())
setInterval(() => {
  if (dialog.open || isBusy) return
  if (section.contains(document.activeElement)) last = last.then(() => run(show))
  else location.reload()
}, Number(section.dataset.refresh) * 1000)
last = run(show)
`
