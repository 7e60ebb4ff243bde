import { existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { InputProblem } from '@mintline/core'
import { z } from 'zod'
import { ServerError } from '../errors/serverError.ts'
import { SETTINGS_SCHEMA, type SettingsFile } from './settingsSchema.ts'

const DEFAULT_NAME = 'server.config.json'

/**
 * Reads the settings file. Its relative paths start at its own folder, and are made absolute.
 *
 * @param given - path from the command line; undefined = the default name, which may be missing
 * @param folder - the folder to which `given` is relative
 * @throws `SETTINGS_FILE_NOT_READABLE`, `SETTINGS_INVALID` with all problems
 */
export function readSettingsFile(given: string | undefined, folder: string): SettingsFile {
  const path = resolve(folder, given ?? DEFAULT_NAME)
  if (given === undefined && !existsSync(path)) return {}
  const { success, data, error } = SETTINGS_SCHEMA.safeParse(parsed(path))
  if (!success) throw new ServerError('SETTINGS_INVALID', { problems: problemsOf(error, path) })
  const { databaseFolder, rates, adapters } = data
  const { riskList } = adapters ?? {}
  const besides = (given: string) => resolve(dirname(path), given)
  return {
    ...data,
    ...(databaseFolder !== undefined && { databaseFolder: besides(databaseFolder) }),
    ...(rates?.file !== undefined && { rates: { ...rates, file: besides(rates.file) } }),
    ...(riskList?.file !== undefined && {
      adapters: { ...adapters, riskList: { ...riskList, file: besides(riskList.file) } },
    }),
  }
}

function parsed(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new ServerError('SETTINGS_FILE_NOT_READABLE', { path, reason }, { cause })
  }
}

function problemsOf({ issues }: z.ZodError, file: string): InputProblem[] {
  return issues.flatMap((issue): InputProblem[] => {
    const { code } = issue
    if (code === 'unrecognized_keys') {
      const message = `is none of ${knownKeys(issue.path).join(', ')}`
      return issue.keys.map((key) => ({ path: pathOf([...issue.path, key]), code, message, file }))
    }
    const message = code === 'invalid_type' ? `must be ${typeName(issue.expected)}` : issue.message
    const stated = issue.message.startsWith('must ') ? issue.message : message
    return [{ path: pathOf(issue.path), code, message: stated, file }]
  })
}

/** Returns the setting names at a path. */
function knownKeys(path: readonly PropertyKey[]): string[] {
  let schema: z.core.$ZodType = SETTINGS_SCHEMA
  for (const key of ['', ...path]) {
    if (schema instanceof z.ZodObject && key !== '') schema = schema.shape[String(key)]
    while (schema instanceof z.ZodOptional) schema = schema.unwrap()
  }
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : []
}

const pathOf = (path: readonly PropertyKey[]) =>
  path.length === 0 ? 'The settings' : path.map(String).join('.')

function typeName(type: string): string {
  return { object: 'an object', array: 'a list', string: 'a text' }[type] ?? `a ${type}`
}
