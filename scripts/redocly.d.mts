export declare function redocly(
  args: readonly string[],
): Promise<{ readonly code: number; readonly stdout: string; readonly stderr: string }>
