/** Mintline's logo: a line that becomes an M, on mint. */
export function Logo({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true">
      <rect width="32" height="32" rx="8" className="fill-[#0d6b51]" />
      <path
        d="M8 22V11.5l8 7 8-7V22"
        fill="none"
        className="stroke-[#7df0c6]"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
