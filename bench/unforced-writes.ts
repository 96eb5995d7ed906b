import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

// Loaded with --import, which the database's thread inherits: a product whose commits are not forced to the disk, for comparison.
fs.fsyncSync = () => {};
syncBuiltinESMExports();
