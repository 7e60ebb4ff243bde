import { DEVELOPMENT_ACCOUNTS, developmentStore } from './developmentStore.ts'

/**
 * Returns the secret keys for all development accounts, for every kind of chain: 32 bytes each in hexadecimal, created
 * on first use and stored in this browser.
 */
export function developmentSeeds(): readonly string[] {
  const { seeds } = developmentStore.get()
  if (seeds.length === DEVELOPMENT_ACCOUNTS.length) return seeds
  const created = DEVELOPMENT_ACCOUNTS.map(() => toHex(crypto.getRandomValues(new Uint8Array(32))))
  developmentStore.update({ seeds: created })
  return created
}

function toHex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
