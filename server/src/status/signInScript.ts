/**
 * Script of the status page that signs the development wallet in and shows its user. It writes text alone, asks nobody but
 * this server, and keeps the token for as long as its tab is open, as the page loads again by itself.
 */
export const SIGN_IN_SCRIPT = `
'use strict'
const section = document.getElementById('sign-in')
const wallet = JSON.parse(section.dataset.wallet)
const [signInButton, signOutButton] = section.querySelectorAll('button')
const [facts, news, trouble] = ['facts', 'news', 'trouble'].map((name) => section.querySelector('.' + name))
const STORED = 'mintline.token'
const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

async function call(method, path, body) {
  const token = sessionStorage.getItem(STORED)
  const headers = { ...(body && { 'Content-Type': 'application/json' }), ...(token && { Authorization: 'Bearer ' + token }) }
  const response = await fetch('marketplace/' + path, { method, headers, body: body && JSON.stringify(body) })
  const text = await response.text()
  if (response.status === 401) sessionStorage.removeItem(STORED)
  if (!response.ok) throw new Error(JSON.parse(text).message)
  return text ? JSON.parse(text) : undefined
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

async function signIn() {
  const { blockchain, address } = wallet
  const nonce = await call('POST', 'auth/v1/nonce', { blockchain, address })
  const message = wallet.text.replaceAll(/\\{(\\w+)\\}/g, (_, name) => nonce[name])
  const session = await call('POST', 'auth/v1/login', { message, signature: await sign(message) })
  sessionStorage.setItem(STORED, session.accessToken)
  await show()
}

async function signOut() {
  await call('POST', 'auth/v1/logout')
  sessionStorage.removeItem(STORED)
  await show()
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
  entry.textContent = (read ? '' : 'New: ') + kind + ' ' + goods + ', ' + date.slice(0, 16).replace('T', ' ') + ' UTC'
  return entry
}

async function show() {
  const isSignedIn = sessionStorage.getItem(STORED) !== null
  signInButton.hidden = isSignedIn
  signOutButton.hidden = facts.hidden = news.hidden = !isSignedIn
  if (!isSignedIn) return
  const user = await call('GET', 'api/v4/users/current')
  pairs(facts, [
    ['User', user.username ?? user.id],
    ['Wallets', user.wallets.join(', ')],
    ['Followings', user.followings],
    ['Followers', user.followers],
  ])
  const latest = await call('POST', 'api/v4/notifications/' + user.id, { size: 5 })
  news.replaceChildren(...latest.map(line))
  if (latest.length === 0) news.textContent = 'No notifications yet.'
}

async function attempt(action) {
  signInButton.disabled = signOutButton.disabled = true
  try {
    await action()
    trouble.textContent = ''
  } catch (error) {
    trouble.textContent = error.message
    if (sessionStorage.getItem(STORED) === null) await show()
  } finally {
    signInButton.disabled = signOutButton.disabled = false
  }
}

signInButton.addEventListener('click', () => attempt(signIn))
signOutButton.addEventListener('click', () => attempt(signOut))
attempt(show)
`
