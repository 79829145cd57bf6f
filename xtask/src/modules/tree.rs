//! The modules of one crate with the names in them, read from its sources the way the compiler finds them.

use super::names::{self, Names};
use super::test_only::is_test_only;
use std::collections::BTreeMap;
use std::fmt;
use std::io::{self, ErrorKind};
use std::path::{Component, Path, PathBuf};
use syn::ext::IdentExt;
use syn::{Attribute, Expr, ExprLit, Item, ItemMod, Lit, Meta};

/// All modules of a crate; the first is its root. Modules that only tests see are not among them.
#[derive(Debug)]
pub(super) struct Tree {
    /// Each after its parent.
    pub(super) modules: Vec<Module>,
    /// What could not be read.
    pub(super) faults: Vec<SourceFault>,
}

/// The place of a module in [`Tree::modules`].
pub(super) type ModuleId = usize;

/// The root of the crate.
pub(super) const ROOT: ModuleId = 0;

/// One module.
#[derive(Debug)]
pub(super) struct Module {
    /// The names that lead to it from the root; none for the root itself.
    pub(super) path: Vec<String>,
    /// The module it is declared in; the root is its own.
    pub(super) parent: ModuleId,
    /// The modules declared in it, by their names.
    pub(super) children: BTreeMap<String, ModuleId>,
    /// Where it is written: in one place, or in several of which the compiler takes one for each platform.
    pub(super) sources: Vec<Source>,
}

/// A file, or the part of it between the braces of a module, and the names there.
#[derive(Debug)]
pub(super) struct Source {
    pub(super) file: PathBuf,
    pub(super) names: Names,
}

/// A line of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Place {
    /// The file, from the folder of the workspace.
    pub(crate) file: PathBuf,
    /// Counted from 1.
    pub(crate) line: usize,
}

/// Why a source could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum SourceFault {
    /// A module is declared, but none of the files it could be in is there.
    NoFile { module: String, declared: Place, tried: Vec<PathBuf> },
    /// A file is there, or must be, and cannot be read.
    Unreadable { file: PathBuf, reason: String },
    /// A file is not Rust.
    Unparsable { place: Place, reason: String },
}

/// Where a module is written, as far as its children are concerned.
struct Home<'a> {
    file: &'a Path,
    /// The folder for the files of its children.
    folder: PathBuf,
    /// The folder from which an attribute `path` counts.
    path_base: PathBuf,
    /// The files around it, so that a file that declares itself is noticed.
    around: &'a [PathBuf],
}

impl Tree {
    /// Reads a crate from its root file on; `read` gives the text of a file.
    pub(super) fn read(root: &Path, read: &dyn Fn(&Path) -> io::Result<String>) -> Tree {
        let module = Module {
            path: Vec::new(),
            parent: ROOT,
            children: BTreeMap::new(),
            sources: Vec::new(),
        };
        let mut tree = Tree { modules: vec![module], faults: Vec::new() };
        match read(root) {
            Ok(text) => tree.add_file(ROOT, root, folder_of(root), &text, &[], read),
            Err(fault) => tree.faults.push(unreadable(root, &fault)),
        }
        tree
    }

    /// Adds the text of a file to a module; `folder` is where the files of its children are.
    fn add_file(
        &mut self,
        module: ModuleId,
        file: &Path,
        folder: PathBuf,
        text: &str,
        around: &[PathBuf],
        read: &dyn Fn(&Path) -> io::Result<String>,
    ) {
        let around: Vec<PathBuf> = around.iter().cloned().chain([file.to_owned()]).collect();
        match syn::parse_file(text) {
            Ok(parsed) if is_test_only(&parsed.attrs) => {}
            Ok(parsed) => {
                let path_base = folder_of(file);
                let home = Home { file, folder, path_base, around: &around };
                self.add_items(module, &parsed.items, &home, read);
            }
            Err(fault) => {
                let place = Place { file: file.to_owned(), line: fault.span().start().line };
                self.faults.push(SourceFault::Unparsable { place, reason: fault.to_string() });
            }
        }
    }

    fn add_items(
        &mut self,
        module: ModuleId,
        items: &[Item],
        home: &Home<'_>,
        read: &dyn Fn(&Path) -> io::Result<String>,
    ) {
        let (names, declared) = names::read(items);
        self.modules[module].sources.push(Source { file: home.file.to_owned(), names });
        for item in declared {
            let name = item.ident.unraw().to_string();
            let child = self.child(module, &name);
            match &item.content {
                Some((_, items)) => {
                    let folder = home.folder.join(&name);
                    let inner = Home { path_base: folder.clone(), folder, ..*home };
                    self.add_items(child, items, &inner, read);
                }
                None => self.add_declared(child, &name, item, home, read),
            }
        }
    }

    /// Finds the file of a declared module and adds it.
    fn add_declared(
        &mut self,
        module: ModuleId,
        name: &str,
        item: &ItemMod,
        home: &Home<'_>,
        read: &dyn Fn(&Path) -> io::Result<String>,
    ) {
        let candidates = match path_attribute(&item.attrs) {
            // Such a file stands for a `mod.rs`, so its children are beside it.
            Some(path) => {
                let file = tidy(&home.path_base.join(path));
                vec![(file.clone(), folder_of(&file))]
            }
            None => {
                let folder = home.folder.join(name);
                let beside = home.folder.join(format!("{name}.rs"));
                vec![(beside, folder.clone()), (folder.join("mod.rs"), folder)]
            }
        };
        let tried: Vec<PathBuf> = candidates.iter().map(|(file, _)| file.clone()).collect();
        for (file, folder) in candidates {
            match read(&file) {
                Err(fault) if fault.kind() == ErrorKind::NotFound => {}
                Err(fault) => return self.faults.push(unreadable(&file, &fault)),
                // The compiler refuses a file that declares itself; here it must only not be read for ever.
                Ok(_) if home.around.contains(&file) => return,
                Ok(text) => return self.add_file(module, &file, folder, &text, home.around, read),
            }
        }
        let declared = Place { file: home.file.to_owned(), line: item.ident.span().start().line };
        self.faults.push(SourceFault::NoFile { module: name.to_owned(), declared, tried });
    }

    /// The child with this name, made if it is not there yet.
    fn child(&mut self, parent: ModuleId, name: &str) -> ModuleId {
        if let Some(&child) = self.modules[parent].children.get(name) {
            return child;
        }
        let child = self.modules.len();
        let path = self.modules[parent].path.iter().cloned().chain([name.to_owned()]).collect();
        self.modules.push(Module { path, parent, children: BTreeMap::new(), sources: Vec::new() });
        self.modules[parent].children.insert(name.to_owned(), child);
        child
    }
}

fn folder_of(file: &Path) -> PathBuf {
    file.parent().map(Path::to_path_buf).unwrap_or_default()
}

/// What the attribute `#[path = "…"]` says.
fn path_attribute(attributes: &[Attribute]) -> Option<String> {
    attributes.iter().find_map(|attribute| match &attribute.meta {
        Meta::NameValue(meta) if meta.path.is_ident("path") => match &meta.value {
            Expr::Lit(ExprLit { lit: Lit::Str(path), .. }) => Some(path.value()),
            _ => None,
        },
        _ => None,
    })
}

/// The same path without the detours that `..` takes.
fn tidy(path: &Path) -> PathBuf {
    let mut tidied = PathBuf::new();
    for part in path.components() {
        match part {
            Component::ParentDir if tidied.file_name().is_some() => {
                tidied.pop();
            }
            part => tidied.push(part),
        }
    }
    tidied
}

fn unreadable(file: &Path, fault: &io::Error) -> SourceFault {
    SourceFault::Unreadable { file: file.to_owned(), reason: fault.to_string() }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.file.display(), self.line)
    }
}

impl fmt::Display for SourceFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SourceFault::NoFile { module, declared, tried } => {
                let tried: Vec<String> =
                    tried.iter().map(|file| file.display().to_string()).collect();
                write!(f, "{declared}: the module `{module}` has no file ({})", tried.join(", "))
            }
            SourceFault::Unreadable { file, reason } => {
                write!(f, "{} cannot be read: {reason}", file.display())
            }
            SourceFault::Unparsable { place, reason } => {
                write!(f, "{place}: this is not Rust: {reason}")
            }
        }
    }
}

#[cfg(test)]
mod tests;
