export function enableGitHooks(): void;
