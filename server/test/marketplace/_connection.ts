import type { FastifyInstance, InjectOptions } from 'fastify'
import {
  type ApiConnection,
  createNonce,
  isResponseError,
  type Session,
  signIn,
} from '../../../clients/marketplace-api/src/index.ts'
import { type SignInGroup, signInText } from '../../../clients/marketplace-api/src/signing/texts.ts'
import type { TestWallet } from './_wallets.ts'

/** Connects the client to an application, without a network. */
export function connectionTo(
  app: FastifyInstance,
  headers: Readonly<Record<string, string>> = {},
): ApiConnection {
  const inject: typeof fetch = async (url, init = {}) => {
    const { pathname, search } = new URL(String(url))
    const answer = await app.inject({
      method: init.method as NonNullable<InjectOptions['method']>,
      url: pathname + search,
      headers: { ...(init.headers as Record<string, string>), ...headers },
      ...(init.body !== undefined && { payload: init.body as string }),
    })
    const isEmpty = answer.statusCode === 204
    return new Response(isEmpty ? null : answer.body, {
      status: answer.statusCode,
      headers: answer.headers as Record<string, string>,
    })
  }
  return { baseUrl: 'http://localhost', fetch: inject, retry: { attempts: 0 } }
}

/** A signed-in user. */
export interface SignedIn extends Session {
  /** Connection that carries the token. */
  readonly connection: ApiConnection
  readonly wallet: TestWallet
}

/** Signs a wallet in. */
export async function signedIn(app: FastifyInstance, wallet: TestWallet): Promise<SignedIn> {
  const connection = connectionTo(app)
  const session = await signIn(connection, wallet)
  return { ...session, wallet, connection: { ...connection, accessToken: session.accessToken } }
}

/** Returns the form with which a wallet signs in, with a new nonce. */
export async function loginFormOf(app: FastifyInstance, wallet: TestWallet) {
  const { blockchain, address, sign, text } = wallet
  const signInForm = { blockchain, address }
  const given = await createNonce(connectionTo(app), { signInForm })
  const group = text.slice(0, text.indexOf(':')) as SignInGroup
  return { ...(await sign(signInText({ ...given, group }), given.nonce)) }
}

/** Returns a refused call's status and body. */
export async function refusalOf(
  call: Promise<unknown>,
): Promise<{ status: number; body: { code?: string; message?: string; success?: boolean } }> {
  try {
    await call
  } catch (error) {
    if (isResponseError<{ code?: string }>(error)) return { status: error.status, body: error.body }
    throw error
  }
  throw new Error('The call was not refused')
}
