/** Options of Node that evaluate a script. */
const EVALUATION = /^(?:-e|-p|-pe|--eval|--print)$/

/**
 * The arguments of Node without scripts to evaluate, for a process that runs a file: with a script, Node would run that
 * in place of the file, and a script that starts processes would start them without end.
 */
export function fileArguments(execArgv: readonly string[]): string[] {
  return execArgv.filter((argument, at) => {
    const isScript = EVALUATION.test(execArgv[at - 1] ?? '') && !argument.startsWith('-')
    return !isScript && !EVALUATION.test(argument) && !/^--(?:eval|print)=/.test(argument)
  })
}
