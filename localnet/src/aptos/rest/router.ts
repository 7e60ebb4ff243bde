import { invalidInput, notFound } from './apiError.ts'
import type { ApiAnswer, ApiRequest } from './request.ts'

/** Answers requests for a path, in which `:name` matches one segment and `*name` the rest. */
export interface Route {
  readonly method: 'GET' | 'POST'
  readonly path: string
  answer(request: ApiRequest): ApiAnswer | Promise<ApiAnswer>
}

/** Finds a request's route. */
export function router(routes: readonly Route[]) {
  const compiled = routes.map((route) => ({ route, pattern: patternOf(route.path) }))
  return (request: Omit<ApiRequest, 'path'>, path: string): ApiAnswer | Promise<ApiAnswer> => {
    for (const { route, pattern } of compiled) {
      const found = route.method === request.method ? pattern.exec(path) : null
      if (found) return route.answer({ ...request, path: decoded(found.groups ?? {}) })
    }
    const name = `${request.method} ${path}`
    throw notFound('web_framework_error', `This network does not answer ${name}.`)
  }
}

function patternOf(path: string): RegExp {
  const source = path.replace(/:(\w+)/g, '(?<$1>[^/]+)').replace(/\*(\w+)/g, '(?<$1>.+)')
  return new RegExp(`^${source}/?$`)
}

function decoded(groups: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(groups).map(([name, text]) => [name, unescaped(text)]))
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw invalidInput(`The path has an escape that is none: ${text}`)
  }
}
