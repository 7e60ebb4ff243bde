import { userInfo } from 'node:os'

/** Returns the operating system's user name; undefined if the user has a number and no name, as in containers. */
export function operatorName(ask: () => string = () => userInfo().username): string | undefined {
  try {
    return ask()
  } catch {
    return undefined
  }
}
