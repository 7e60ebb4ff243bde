import { ServerError } from '../errors/serverError.ts'

/** Address of a database. Never shown whole: it has the password. */
export interface DatabaseAddress {
  readonly host: string
  readonly port: number
  readonly user: string
  readonly password: string
  readonly database: string
}

/** A database by its address or, when it is the operator's own, by its URL. */
export type DatabaseTarget = DatabaseAddress | { readonly connectionString: string }

/**
 * The database of a URL from the operator.
 *
 * @param name - of the setting that it is from
 * @throws `DATABASE_URL_INVALID`, without the URL, which may have a password
 */
export function targetOf(name: string, url: string): DatabaseTarget {
  const isUrl = /^postgres(?:ql)?:\/\//.test(url) && URL.canParse(url)
  if (!isUrl) throw new ServerError('DATABASE_URL_INVALID', { name })
  return { connectionString: url }
}

/** Host and port of a database, for people. */
export function hostOf(target: DatabaseTarget): string {
  if ('host' in target) return `${target.host}:${target.port}`
  const { host } = new URL(target.connectionString)
  return host === '' ? 'this machine' : host
}
