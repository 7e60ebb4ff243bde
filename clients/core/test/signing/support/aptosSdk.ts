import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

type Sdk = typeof import('@aptos-labs/ts-sdk')

/**
 * Accounts and signatures of the Aptos SDK, as a browser loads them.
 * In Node its HTTP client needs a peer package, which signing does not use.
 */
export async function aptosSdk(): Promise<Pick<Sdk, 'Account' | 'Ed25519Signature'>> {
  const { outputFiles } = await build({
    stdin: {
      contents: "export { Account, Ed25519Signature } from '@aptos-labs/ts-sdk'",
      resolveDir: fileURLToPath(new URL('.', import.meta.url)),
    },
    bundle: true,
    platform: 'browser',
    format: 'esm',
    write: false,
  })
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64')
  return import(`data:text/javascript;base64,${code}`)
}
