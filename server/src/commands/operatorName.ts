import { userInfo } from 'node:os'

/** Returns the user of the operating system; undefined where it has a number and no name, as in containers. */
export function operatorName(ask: () => string = () => userInfo().username): string | undefined {
  try {
    return ask()
  } catch {
    return undefined
  }
}
