import type { FastifyInstance } from 'fastify'
import { ApiError } from './apiError.ts'
import type { Call } from './contract/call.ts'
import { isHead } from './received.ts'
import { pathOf } from './requestLog.ts'

/** Answers 404 to unknown paths, and 405 to unsupported methods on known ones. */
export function refuseUnknownPaths(
  app: FastifyInstance,
): (calls: readonly Pick<Call, 'method' | 'path'>[]) => void {
  const known: { path: RegExp; method: string }[] = []
  // Not in a handler: Fastify may refuse the body before a handler runs.
  app.addHook('onRequest', async (request) => {
    if (!request.is404) return
    const path = pathOf(request.url)
    const methods = known.filter((call) => call.path.test(path)).map(({ method }) => method)
    if (methods.length === 0) throw new ApiError('notFound', `There is no path ${path}`)
    const allowed = [...new Set(methods)].sort().join(', ')
    const message = `${isHead(request.raw) ? 'HEAD' : request.method} is no method of this path. Allowed: ${allowed}`
    throw new ApiError('methodNotAllowed', message, { headers: { Allow: allowed } })
  })
  return (calls) => {
    for (const { path, method } of calls) known.push({ path: patternOf(path), method })
  }
}

function patternOf(path: string): RegExp {
  const steps = path.split(/\{\w+\}/).map((text) => text.replaceAll('.', '\\.'))
  return new RegExp(`^${steps.join('[^/]+')}$`)
}
