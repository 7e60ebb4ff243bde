import { ServerError } from '../errors/serverError.ts'

/** A database address. Never show it whole: it has the password. */
export interface DatabaseAddress {
  readonly host: string
  readonly port: number
  readonly user: string
  readonly password: string
  readonly database: string
}

/** A database by address, or by URL if the operator runs it. */
export type DatabaseTarget = DatabaseAddress | { readonly connectionString: string }

/**
 * Parses a database URL from the operator.
 *
 * @param name - the setting's name, for the error
 * @throws `DATABASE_URL_INVALID`, without the URL, which may have a password
 */
export function targetOf(name: string, url: string): DatabaseTarget {
  const isUrl = /^postgres(?:ql)?:\/\//.test(url) && URL.canParse(url)
  if (!isUrl) throw new ServerError('DATABASE_URL_INVALID', { name })
  return { connectionString: url }
}

/** Returns a database's host and port, for people. */
export function hostOf(target: DatabaseTarget): string {
  if ('host' in target) return `${target.host}:${target.port}`
  const { host } = new URL(target.connectionString)
  return host === '' ? 'this machine' : host
}
