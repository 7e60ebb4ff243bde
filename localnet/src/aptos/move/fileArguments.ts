/** Node options that evaluate a script. */
const EVALUATION = /^(?:-e|-p|-pe|--eval|--print)$/

/**
 * Returns Node's arguments without scripts to evaluate, for a process that runs a file: with a script, Node would run
 * that instead of the file, and a script that starts processes would start them without end.
 */
export function fileArguments(execArgv: readonly string[]): string[] {
  return execArgv.filter((argument, at) => {
    const isScript = EVALUATION.test(execArgv[at - 1] ?? '') && !argument.startsWith('-')
    return !isScript && !EVALUATION.test(argument) && !/^--(?:eval|print)=/.test(argument)
  })
}
