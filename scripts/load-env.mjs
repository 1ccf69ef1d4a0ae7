// Takes settings from .env where there is one; those of the process win.
import { existsSync } from "node:fs";

if (existsSync(".env")) process.loadEnvFile(".env");
