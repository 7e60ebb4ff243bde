import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { allErrors, type ExplainedError } from '../../clients/cli/src/commands/explain.ts'

/** The page's path, relative to the root. */
export const ERROR_PAGE = join('docs', 'errors.md')

/** Writes the page of all errors, with their causes and fixes, from the catalogues. */
export async function generateErrorPage(out: string): Promise<void> {
  const path = join(out, ERROR_PAGE)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, errorPage(await allErrors()))
}

function errorPage(errors: readonly ExplainedError[]): string {
  const packages = [...new Set(errors.map((each) => each.package))]
  const parts = packages.map((name) => {
    const rows = errors
      .filter((each) => each.package === name)
      .map(
        ({ code, explanation, exitCode }) => `| \`${code}\` | ${cell(explanation)} | ${exitCode} |`,
      )
    const head = '| code | why it happens, and what to do | exit code |\n| --- | --- | --- |'
    return `## ${name}\n\n${head}\n${rows.join('\n')}`
  })
  return `<!-- Written by npm run generate from the catalogues of errors: do not edit. -->

# Errors

All ${errors.length} errors by code. In programs, branch on \`error.code\`, never on messages. The command prints the code in \`--json\` and
after each message; \`mintline explain <code>\` prints what is here. If an error ends the command, the exit code is the one in
its row; the [command's documentation](../clients/cli/README.md#for-scripts) says what each exit code means.

${parts.join('\n\n')}
`
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|')
}
