/** Processor time of all threads of this process so far, in milliseconds. */
export function cpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
