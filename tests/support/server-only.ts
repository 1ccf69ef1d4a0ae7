// Stands in for the package, which refuses to load outside a React server.
export {};
