import type { InputProblem } from '@mintline/core'

/** Messages about options, settings and the start. */
export const SETTINGS_MESSAGES = {
  OPTION_UNKNOWN: ({ option }: { option: string }) =>
    `Unknown option ${option}: --help lists the options`,
  OPTION_INVALID: ({ option, rule }: { option: string; rule: string }) => `${option} ${rule}`,
  SETTINGS_FILE_NOT_READABLE: ({ path, reason }: { path: string; reason: string }) =>
    `The settings in ${path} cannot be read: ${reason}`,
  SETTINGS_INVALID: ({ problems }: { problems: readonly InputProblem[] }) =>
    problems.map(({ path, message }) => `${path}: ${message}`).join('; '),
  RESET_OF_OWN_DATABASE: (_: Record<never, never>) =>
    'Only the embedded database is emptied by --reset: with DATABASE_URL, drop that database and create it again',
  PORT_TAKEN: ({ host, port, option }: { host: string; port: number; option: string }) =>
    `Port ${port} of ${host} is taken: stop the program that has it, or choose another one with ${option}`,
  DEMO_FAILED: ({ reason }: { reason: string }) =>
    `The demo could not be made (${reason}): its steps above say more`,
  HOST_NOT_USABLE: ({ host, reason }: { host: string; reason: string }) =>
    `The server cannot listen on ${host} (${reason}): give --host an address of this machine`,
}
