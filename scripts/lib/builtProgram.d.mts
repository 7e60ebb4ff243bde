/** See builtProgram.mjs, which is JavaScript because it runs before anything is built. */
export function builtProgram(main: string, folder?: string): Promise<string>
