import { runScript } from './runScript.ts'

/** Returns failures, warnings and empty modules when plain Node imports entry points, a line each; '' = none. */
export function importProblems(entries: readonly string[], project: string): string {
  const script = `
    process.on('warning', (warning) => console.log(warning.message))
    for (const entry of ${JSON.stringify(entries)}) {
      const exported = await import(entry).catch(({ message }) => console.log(message) ?? { message })
      if (Object.keys(exported).length === 0) console.log(entry, 'is empty')
    }
  `
  return runScript(script, project)
}
