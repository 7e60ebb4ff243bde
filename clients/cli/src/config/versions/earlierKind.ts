import type { InputProblem } from '@mintline/core'
import { z } from 'zod'
import type { ChainKind } from '../../networks/chainKind.ts'
import type { ConfigKind } from '../configKind.ts'
import { keysOf } from '../configText.ts'
import { messageOf } from '../shapeProblems.ts'
import { earlierConfig, upgradedPath } from './convertConfig.ts'

/** Rules of a kind of config by version 1. */
interface EarlierRules<Config> {
  readonly schema: z.ZodType<Config>
  collectProblems(config: Config, now: bigint): readonly InputProblem[]
}

/** Reads configs of version 2 by the schema and rules of version 1. */
export function earlierKind<Config extends object>(
  kind: ChainKind,
  { schema, collectProblems }: EarlierRules<Config>,
): Pick<ConfigKind<Config>, 'parse' | 'collectProblems'> {
  const sources = new WeakMap<object, unknown>()
  return {
    parse(written, context) {
      const result = schema.safeParse(earlierConfig(written, kind), { error: messageOf })
      if (result.success) {
        sources.set(result.data, written)
        return result.data
      }
      for (const { path, message } of result.error.issues) {
        const place = upgradedPath(path.join('.'), kind, written)
        context.addIssue({ code: 'custom', path: [...keysOf(place)], message })
      }
      return z.NEVER
    },
    collectProblems: (config, now) =>
      collectProblems(config, now).map((problem) => ({
        ...problem,
        path: upgradedPath(problem.path, kind, sources.get(config)),
      })),
  }
}
