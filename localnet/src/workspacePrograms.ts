import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Program } from './chain/programs.ts'
import { LocalnetError } from './errors.ts'
import { isObject } from './rpc/configReader.ts'
import { viewOf } from './wire/bytes.ts'

export interface WorkspaceProgram extends Program {
  name: string
}

/** Programs built in `target/deploy`, at the addresses declared by the IDLs in `target/idl`. */
export function loadWorkspacePrograms(root: string): WorkspaceProgram[] {
  const folder = join(root, 'target', 'deploy')
  if (!existsSync(folder)) return []
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('.so'))
    .map((file) => file.slice(0, -'.so'.length))
  return names.sort().map((name) => ({
    name,
    programId: declaredAddress(join(root, 'target', 'idl', `${name}.json`), name),
    elf: viewOf(readFileSync(join(folder, `${name}.so`))),
  }))
}

function declaredAddress(path: string, name: string): string {
  if (!existsSync(path)) {
    throw new LocalnetError('BAD_PROGRAM', `The program ${name} has no IDL: ${path} is missing.`)
  }
  const idl = parseIdl(readFileSync(path, 'utf8'))
  if (!isObject(idl) || typeof idl.address !== 'string') {
    throw new LocalnetError('BAD_PROGRAM', `The IDL ${path} declares no program address.`)
  }
  return idl.address
}

/** Undefined for invalid JSON, for example in a file that is still being written. */
function parseIdl(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
