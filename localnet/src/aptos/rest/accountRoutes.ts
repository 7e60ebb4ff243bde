import type { AccountAddress, AccountData } from '@aptos-labs/ts-sdk'
import { APT, readAccount, readBalance, structTag } from '../chain/accounts.ts'
import type { AptosChain } from '../chain/chain.ts'
import { accountPrefix, moduleKey, parseKey, resourceKey } from '../vm/accessPath.ts'
import { addressText, typeText } from '../vm/addressText.ts'
import { invalidInput, notFound } from './apiError.ts'
import { assertLatest } from './context.ts'
import { cursorPage, pageOf } from './pages.ts'
import { type ApiAnswer, type ApiRequest, addressOf } from './request.ts'
import type { Route } from './router.ts'
import { hex, moduleJson, resourceJson } from './stateJson.ts'
import { userTransactionJson } from './transactionJson.ts'

/** APT's address as a fungible asset, by which clients may ask for its balance. */
const APT_ASSET = /^0x0*a$/i

/** Routes about accounts and their resources. */
export function accountRoutes(chain: AptosChain): Route[] {
  const get = (
    path: string,
    answer: (address: AccountAddress, request: ApiRequest) => ApiAnswer,
  ): Route => ({
    method: 'GET',
    path: `/v1/accounts/:address${path}`,
    answer: (request) => {
      assertLatest(chain, request)
      return answer(addressOf(request), request)
    },
  })
  return [
    get('', (address) => ({ json: accountJson(chain, address) })),
    get('/balance/*asset', (address, { path: { asset = '' } }) => ({
      json: Number(readBalance(chain.state, address, coinOf(asset))),
    })),
    get('/resources', (address, request) =>
      cursorPage(request, chain.keys(accountPrefix(address, 'resource')), (key) =>
        storedResource(chain, key),
      ),
    ),
    get('/resource/*type', (address, { path: { type = '' } }) => {
      const tag = tagOf(type)
      const bytes = chain.state.get(resourceKey(address, tag))
      if (!bytes) {
        const place = `Address(${text(address)}), Struct tag(${typeText(type)})`
        throw notFound('resource_not_found', `Resource not found by ${place}`)
      }
      return { json: resourceJson(chain, chain.state, tag, bytes), bcs: bytes }
    }),
    get('/modules', (address, request) =>
      cursorPage(request, chain.keys(accountPrefix(address, 'module')), (key) =>
        moduleJson(chain.state.get(key) ?? new Uint8Array()),
      ),
    ),
    get('/module/:name', (address, { path: { name = '' } }) => {
      const bytes = chain.state.get(moduleKey(address, name))
      if (!bytes) {
        const place = `Address(${text(address)}), Module name(${name})`
        throw notFound('module_not_found', `Module not found by ${place}`)
      }
      return { json: moduleJson(bytes) }
    }),
    get('/transactions', (address, request) => ({
      json: pageOf(request, chain.ledger.bySender(address)).map((landed) =>
        userTransactionJson(chain, landed),
      ),
    })),
  ]
}

function accountJson(chain: AptosChain, address: AccountAddress): AccountData {
  const { sequenceNumber, authenticationKey } = readAccount(chain.state, address)
  return { sequence_number: String(sequenceNumber), authentication_key: hex(authenticationKey) }
}

function storedResource(chain: AptosChain, key: string): unknown {
  const entry = parseKey(key)
  const bytes = chain.state.get(key)
  if (entry?.kind !== 'resource' || !bytes) throw new Error('A key of no resource')
  return resourceJson(chain, chain.state, entry.tag, bytes)
}

function coinOf(asset: string): string {
  if (APT_ASSET.test(asset)) return APT
  tagOf(asset)
  return asset
}

function tagOf(type: string) {
  try {
    return structTag(type)
  } catch {
    throw invalidInput(`${type} is no type of a struct.`)
  }
}

function text(address: AccountAddress): string {
  return addressText(address.toString())
}
