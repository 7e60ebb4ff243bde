/** The project's logo as SVG, the same as in the console. */
export const MARK =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><title>Mintline</title><rect width="32" height="32" rx="8" fill="#0d6b51"/><path d="M8 22V11.5l8 7 8-7V22" fill="none" stroke="#7df0c6" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/></svg>'
