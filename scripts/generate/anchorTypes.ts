import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Idl, LangErrorCode, LangErrorMessage, Program } from '@coral-xyz/anchor'
import { HEADER } from './header.ts'

/**
 * Generates Anchor's TypeScript outputs, from the IDLs in `root` into `out`: `target/types`, and the same types with
 * the IDLs and the framework's errors in the client.
 */
export function generateAnchorTypes(root: string, out: string): void {
  const idlFolder = join(root, 'target', 'idl')
  const typesFolder = join(out, 'target', 'types')
  const clientFolder = join(out, 'clients', 'solana', 'src', 'generated', 'anchor')
  mkdirSync(typesFolder, { recursive: true })
  mkdirSync(clientFolder, { recursive: true })

  writeFileSync(join(clientFolder, 'frameworkErrors.ts'), `${HEADER}\n${frameworkErrors()}`)
  for (const file of readdirSync(idlFolder).sort()) {
    const name = basename(file, '.json')
    const idl: Idl = JSON.parse(readFileSync(join(idlFolder, file), 'utf8'))
    const type = `export type ${pascalCase(name)} = ${stringify(toCamelCase(idl))}\n`
    const value = `export const ${name.toUpperCase()}_IDL: Idl = ${stringify(idl)}\n`
    writeFileSync(join(typesFolder, `${name}.ts`), `${HEADER}\n${type}`)
    writeFileSync(
      join(clientFolder, `${camelCase(name)}.ts`),
      `${HEADER}import type { Idl } from '../../anchor.ts'\n\n${type}\n${value}`,
    )
  }
}

/** Converts an IDL's names to those in Anchor's types; `Program` does that without connecting. */
function toCamelCase(idl: Idl): Idl {
  return new Program(idl, { connection: null as never }).idl
}

function frameworkErrors(): string {
  const rows = Object.entries(LangErrorCode)
    .sort(([, code], [, other]) => code - other)
    .map(([name, code]) => [code, name, LangErrorMessage.get(code) ?? name])
  return `/** Errors that Anchor has every program answer: number, name and message. */
export const FRAMEWORK_ERRORS: readonly (readonly [code: number, name: string, message: string])[] = ${stringify(rows)}
`
}

function stringify(value: unknown): string {
  return JSON.stringify(value, null, 2)
}

function camelCase(name: string): string {
  return name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
}

function pascalCase(name: string): string {
  return camelCase(`_${name}`)
}
