import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type InputProblem, MintlineError } from '@mintline/core'
import { fileNotReadable } from '../files/fileNotReadable.ts'
import { collectConfigProblems } from './collectConfigProblems.ts'
import { configSchema, type DropConfig } from './schema.ts'

/** A config and where it was found. */
export interface LoadedConfig {
  readonly path: string
  /** What paths in the config are relative to. */
  readonly folder: string
  readonly config: DropConfig
}

/**
 * Reads and checks a config; its lists are not read.
 *
 * @throws FILE_NOT_READABLE, CONFIG_INVALID with all problems and their paths in the file
 */
export function loadConfig(path: string): LoadedConfig {
  const result = configSchema.safeParse(parseFile(path))
  if (!result.success) {
    const problems = result.error.issues.map(
      (issue): InputProblem => ({
        path: issue.path.map(String).join('.'),
        code: 'CONFIG_INVALID',
        message: issue.message,
      }),
    )
    throw new MintlineError('CONFIG_INVALID', { path, problems })
  }
  const problems = collectConfigProblems(result.data)
  if (problems.length > 0) throw new MintlineError('CONFIG_INVALID', { path, problems })
  return { path, folder: dirname(path), config: result.data }
}

function parseFile(path: string): unknown {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (cause) {
    throw fileNotReadable(path, cause)
  }
  try {
    return JSON.parse(text)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    const problems = [{ path: '', code: 'CONFIG_INVALID', message: `Not JSON: ${reason}` }]
    throw new MintlineError('CONFIG_INVALID', { path, problems }, { cause })
  }
}
