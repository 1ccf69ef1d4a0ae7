// The first import of an operator's command: a setting that cannot be used is found while the other modules
// load, before `runCommand`. It is told in its one sentence, as everything that an operator can mend.
process.on("uncaughtException", (error) => {
  console.error(error?.name === "SettingsError" ? error.message : error);
  process.exit(1);
});
