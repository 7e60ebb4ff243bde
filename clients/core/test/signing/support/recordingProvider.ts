import type { Eip1193Provider } from '../../../src/signing/index.ts'

/** A wallet's answers by method: a value, or a function that may throw. */
export type Answers = Record<string, (params: readonly unknown[]) => unknown>

/** An EVM wallet on top of another, which answers some methods itself and records all calls. */
export function recordingProvider(answers: Answers, inner?: Eip1193Provider) {
  const asked: string[] = []
  const provider: Eip1193Provider = {
    async request(args) {
      asked.push(args.method)
      const answer = answers[args.method]
      if (answer) return answer(args.params ?? [])
      if (inner) return inner.request(args)
      throw Object.assign(new Error(`The method ${args.method} does not exist`), { code: -32601 })
    },
  }
  return { provider, asked }
}

/** An answer that fails as wallets do. */
export function failing(message: string, code?: number): () => never {
  return () => {
    throw Object.assign(new Error(message), code === undefined ? {} : { code })
  }
}
