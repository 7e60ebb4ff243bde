import { CoreError, type PlatformTerms } from '@mintline/core'
import { replaceFile } from '@mintline/core/files'
import { VERSION } from '../manifest.ts'
import type { CommandResult } from '../runtime/commandResult.ts'
import type { ConfigKind } from './configKind.ts'
import { platformLine } from './platformOf.ts'
import { readConfigAs } from './readConfigAs.ts'

/** The schema in this version's package on the registry: the same for everybody who has the config. */
const SCHEMA = `https://unpkg.com/@mintline/cli@${VERSION}/schema/drop.config.schema.json`

const PUBLISHED_SCHEMA =
  /^https:\/\/unpkg\.com\/@mintline\/cli@[^/]+\/schema\/drop\.config\.schema\.json$/

/** Returns this version's schema for that of another one; other addresses and paths as they are. */
export function currentSchema(schema: unknown): unknown {
  return typeof schema === 'string' && PUBLISHED_SCHEMA.test(schema) ? SCHEMA : schema
}

/** Options for checking and reporting a new config. */
export interface NewConfigOptions {
  /** The platform whose fee it contains. Default: none. */
  readonly platform?: PlatformTerms | undefined
  /** Codes of problems that it may have. Default: none. */
  readonly tolerated?: readonly string[]
  /** The command to run next. Default: `mintline validate`. */
  readonly next?: string
  /** Writes the files that it names, once it has been checked. Default: none. */
  readonly writeOthers?: () => Promise<void>
}

/**
 * Checks and writes a new config.
 *
 * @throws INPUT_INVALID if the answers are not valid; FILE_NOT_WRITABLE
 */
export async function writeNewConfig<Config>(
  path: string,
  kind: ConfigKind<Config>,
  content: object,
  { platform, tolerated = [], next = 'mintline validate', writeOthers }: NewConfigOptions = {},
): Promise<{ readonly config: Config; readonly result: CommandResult }> {
  const written = { $schema: SCHEMA, ...content }
  const text = `${JSON.stringify(written, undefined, 2)}\n`
  const now = BigInt(Math.floor(Date.now() / 1_000))
  const { config, problems: all } = readConfigAs(kind, text, now)
  const found = all.filter(({ code }) => !tolerated.includes(code))
  // Line numbers are useless for a file that was not written.
  const problems = found.map(({ path: at, code, message }) => ({ path: at, code, message }))
  if (!config || problems.length > 0) throw new CoreError('INPUT_INVALID', { problems })
  await writeOthers?.()
  await replaceFile(path, text)
  return {
    config,
    result: {
      text: [`Wrote ${path}`, ...(platform ? [platformLine(platform)] : []), `Next: ${next}`].join(
        '\n',
      ),
      data: { path, config: written, platform },
    },
  }
}
