export function compressStatic(folder?: string): Promise<void>;
