// Loads .env if it exists; variables of the process take precedence.
import { existsSync } from "node:fs";

if (existsSync(".env")) process.loadEnvFile(".env");
